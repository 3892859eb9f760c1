/** The rules of boards as values of the form. Whether marksheets require a declaration date is a choice of the school. */
import { DEFAULT_RULES, type ResultRules } from '@common/results';
import { fieldsOf, rulesOf, type RulesValues } from './rulesForm';

export type PresetName = 'RAJASTHAN' | 'CBSE';
type Preset = Omit<ResultRules, 'declarationRequired'>;

const presetOf = ({ declarationRequired: _own, ...preset }: ResultRules): Preset => preset;
const RAJASTHAN = presetOf(DEFAULT_RULES);

const CBSE_GRADES: Readonly<Record<string, number>> = { A1: 91, A2: 81, B1: 71, B2: 61, C1: 51, C2: 41, D: 33, E: 0 };

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  RAJASTHAN,
  CBSE: {
    ...RAJASTHAN,
    passPercent: 33,
    annualPaperPercent: 0,
    firstPercent: 60,
    secondPercent: 45,
    thirdPercent: 33,
    distinctionPercent: 75,
    gradeScale: Object.entries(CBSE_GRADES).map(([name, fromPercent]) => ({ name, fromPercent })),
  },
};

export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

/** The form with the values of a preset. */
export const withPreset = (values: RulesValues, name: PresetName): RulesValues => ({
  ...values,
  ...fieldsOf({ ...PRESETS[name], declarationRequired: values.declarationRequired }),
});

const isEqual = (one: Preset, other: Preset): boolean =>
  (Object.keys(one) as (keyof Preset)[]).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/** The preset that equals the form. */
export const equalPreset = (values: RulesValues): PresetName | undefined =>
  PRESET_NAMES.find((name) => isEqual(PRESETS[name], presetOf(rulesOf(values))));

import { Button } from 'antd';
import { FormSection, FormWide } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { equalPreset, PRESET_NAMES, type PresetName } from './presets';
import type { RulesValues } from './rulesForm';
import { rulesWords } from './rulesWords';

interface PresetBarProps {
  readonly values: RulesValues;
  readonly onApply: (name: PresetName) => void;
}

/** The presets as buttons, with the one that equals the form. */
export function PresetBar({ values, onApply }: PresetBarProps) {
  const words = useWords(rulesWords);
  const equal = equalPreset(values);
  return (
    <FormSection title={words.presets} description={words.presetsHint}>
      <FormWide>
        <div className="rules-presets">
          {PRESET_NAMES.map((name) => (
            <Button key={name} aria-pressed={name === equal} onClick={() => onApply(name)}>
              {words[name]}
            </Button>
          ))}
          <span role="status">{equal ? words.equal(words[equal]) : words.own}</span>
        </div>
      </FormWide>
    </FormSection>
  );
}

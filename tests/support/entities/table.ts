// Tables of the fields of a record, one line for each field. Tests of contract, provider and portal take their lists from them.

export interface Field {
  /** the parts in which the field occurs, separated by spaces; a trailing ? marks an optional field of a request */
  in: string;
  /** a valid value */
  sample?: unknown;
  /** the label of the field on the form and in an import file */
  title?: string;
  /** how the form takes the field; a text by default */
  kind?: 'choice' | 'date';
  /** the sample as a user types or chooses it, where that is another text */
  typed?: string;
}

export type FieldTable = Readonly<Record<string, Field>>;

/** The fields of a part in the order of the table; optional ones end in a question mark. */
export const fieldsIn = (table: FieldTable, part: string): string[] =>
  Object.entries(table).flatMap(([name, field]) =>
    field.in.split(' ').flatMap((one) => (one === part ? [name] : one === `${part}?` ? [`${name}?`] : [])),
  );

type InPart<One, Part extends string> = One extends { in: infer In; sample: infer Sample }
  ? ` ${In & string} ` extends `${string} ${Part} ${string}`
    ? Sample
    : never
  : never;
export type SamplesIn<Table, Part extends string> = {
  -readonly [Name in keyof Table as InPart<Table[Name], Part> extends never ? never : Name]: InPart<Table[Name], Part>;
};

/** The samples of the fields of a part; fields without a sample are left out. */
export const samplesIn = <Table extends FieldTable, Part extends string>(
  table: Table,
  part: Part,
): SamplesIn<Table, Part> =>
  Object.fromEntries(
    fieldsIn(table, part).flatMap((name) => {
      const sample = table[name]?.sample;
      return sample === undefined ? [] : [[name, sample]];
    }),
  ) as SamplesIn<Table, Part>;

export interface TypedField {
  title: string;
  kind: 'text' | 'choice' | 'date';
  text: string;
}

/** The fields of a part as a user fills them, in the order of the table; fields without a label are left out. */
export const typedIn = (table: FieldTable, part: string): TypedField[] =>
  fieldsIn(table, part).flatMap((name) => {
    const { title, kind = 'text', sample, typed = String(sample) } = table[name] ?? {};
    return title === undefined ? [] : [{ title, kind, text: typed }];
  });

/** The texts of a part by label, as a row of an import file. */
export const rowOf = (table: FieldTable, part: string): Record<string, string> =>
  Object.fromEntries(typedIn(table, part).map(({ title, text }) => [title, text]));

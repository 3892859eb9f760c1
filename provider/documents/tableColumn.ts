// A column of a table that is read from a spreadsheet.
interface Choice {
  value: string;
  label: string;
  /** other notations of it, such as M for Male */
  others?: readonly string[];
}

export interface TableColumn {
  /** the name of the value */
  key: string;
  title: string;
  /** other headings that mean this column; spelling and 'No.' for 'Number' need none */
  aliases?: readonly string[];
  /**
   * `digits` may have blanks between them; a `contact` number is a mobile or has an area code; a `code` has letters and digits;
   * `ignored` is a known column that is not read
   */
  kind: 'text' | 'digits' | 'mobile' | 'contact' | 'code' | 'amount' | 'date' | 'choice' | 'yes-no' | 'ignored';
  /** of digits: dashes, dots and parentheses may separate them too */
  separators?: boolean;
  /** of a date: a year of two digits does not mean a later day than today */
  upToToday?: boolean;
  /** the file must have the column; whether a cell may be blank is the form's own rule */
  required: boolean;
  /** `open` keeps a text that is none of the choices */
  choices?: readonly Choice[];
  open?: boolean;
  /** a reason quotes only the last characters */
  secret?: boolean;
}

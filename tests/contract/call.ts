// A call as the documents describe it.
export interface Call {
  id: string;
  method: string;
  path: string;
  kind?: 'application/json' | 'multipart/form-data';
  /** fields of the body; a trailing ? marks one the documents do not ask for */
  body?: string[];
  /** parameters of the query; a trailing ? marks one the documents do not ask for */
  query?: string[];
  /** fields of the entries of a list in the body or in the data, by the name of the list */
  entries?: Record<string, string[]>;
  /** the body is a list of such */
  bodyList?: boolean;
  /** fields of the data, or the type of what it is a list of */
  answer: string[] | 'string' | 'file' | null;
  list?: boolean;
  /** the kinds of file an answer may be; a spreadsheet without them */
  files?: string[];
}

export const JSON_BODY = 'application/json';
export const FORM = 'multipart/form-data';
export const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const PAGE = ['content', 'totalElements', 'totalPages', 'size', 'number'];

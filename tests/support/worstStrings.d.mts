export interface TextPlace {
  operationId: string;
  method: string;
  place: string;
  /** in a path, a query or a header, where Node takes 16 KB in all */
  inBody: boolean;
  /** only users of a school may call the operation */
  ofSchool: boolean;
  request: (text: string) => { target: string; headers: Record<string, string>; body?: string };
}
export const SHAPES: Record<string, (length: number) => string>;
export function textPlaces(document: unknown): Generator<TextPlace>;

/** A valid request of an operation. */
export interface Sample {
  /** each parameter of the path */
  path?: Record<string, number | string>;
  query?: Record<string, number | string>;
  /** the body, as JSON or as the parts of a form, one that is an object as JSON; of a list, by the places of its items */
  body?: Record<string, unknown>;
  files?: Record<string, Buffer>;
}

// Converts the text of a column to a value, in the same way on both engines.
import pg from 'pg';

type Reader = (text: string) => unknown;

const asText: Reader = (text) => text;
const driverReader = (type: number) => pg.types.getTypeParser(type, 'text') as Reader;
const textArray = driverReader(1009);

// int8, date, time, timetz, timestamp, timestamptz, interval and numeric stay text; so do the elements of their arrays.
const textTypes = [20, 1082, 1083, 1266, 1114, 1184, 1186, 1700];
const textTypeArrays = [1016, 1182, 1183, 1270, 1115, 1185, 1187, 1231];
const readers = new Map<number, Reader>([
  ...textTypes.map((type) => [type, asText] as const),
  ...textTypeArrays.map((type) => [type, textArray] as const),
]);

/** node-postgres' own reader of the type with the oid `type`, except for the types kept as text. */
export function readerOf(type: number): Reader {
  let reader = readers.get(type);
  if (!reader) readers.set(type, (reader = driverReader(type)));
  return reader;
}

// Dates as yyyy-MM-dd, counted from the day of the checked provider.
const DAY_MS = 24 * 60 * 60_000;

/** @param {string} day yyyy-MM-dd @param {number} days */
export const addDays = (day, days) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

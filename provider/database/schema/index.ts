// The tables as Drizzle sees them; the migrations are what makes them.
export * from './access.ts';
export * from './schools.ts';
export * from './upkeep.ts';

// The tables as Drizzle sees them; the migrations are what makes them.
export * from './access.ts';
export * from './certificates.ts';
export * from './classes.ts';
export * from './fees.ts';
export * from './openings.ts';
export * from './importHeadings.ts';
export * from './promotion.ts';
export * from './receipts.ts';
export * from './results.ts';
export * from './schools.ts';
export * from './sessions.ts';
export * from './students.ts';
export * from './subjects.ts';
export * from './teachers.ts';
export * from './audit.ts';
export * from './idempotency.ts';
export * from './installation.ts';

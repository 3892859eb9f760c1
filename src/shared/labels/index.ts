/** What enumerations of the contract are called on the screen. */
const GENDERS = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' } as const;

export const genderLabel = (gender: keyof typeof GENDERS | null): string | undefined =>
  gender === null ? undefined : GENDERS[gender];

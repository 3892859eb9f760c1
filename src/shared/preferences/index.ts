export { useUserPreference } from './useUserPreference';

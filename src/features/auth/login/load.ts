export const loadLoginScreen = () => import('./LoginScreen');

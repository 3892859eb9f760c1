import { useNavigate, type RouteObject } from 'react-router-dom';
import { loadLoginScreen } from './load';

/** `prepare` runs on the first key, to load the screens after the sign-in. */
export const loginRoute = (prepare: () => void): RouteObject => ({
  path: 'auth/login',
  lazy: async () => {
    const { LoginScreen } = await loadLoginScreen();
    const RoutedLogin = () => {
      const navigate = useNavigate();
      return <LoginScreen onTyping={prepare} onSignedIn={() => navigate('/', { replace: true })} />;
    };
    return { Component: RoutedLogin };
  },
});

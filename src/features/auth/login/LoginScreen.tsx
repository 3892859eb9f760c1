import { useRef, useState, type FormEvent } from 'react';
import { useWords } from '@/shared/words';
import { authWords } from '../words';
import { useLogin } from './useLogin';

const text = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
};

interface LoginScreenProps {
  readonly onTyping: () => void;
  /** Opens the first screen in place of the login page, and resolves when it is displayed. */
  readonly onSignedIn: () => Promise<void> | void;
}

/** Plain form elements with the portal's style, so that the first page loads without the component library. */
export function LoginScreen({ onTyping, onSignedIn }: LoginScreenProps) {
  const words = useWords(authWords);
  const { busy, submit, ...banners } = useLogin(onSignedIn);
  const form = useRef<HTMLFormElement>(null);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const values = new FormData(form.current ?? undefined);
    void submit(text(values, 'userName'), text(values, 'password'));
  };

  return (
    <main className="login">
      <title>{`${words.submit} · ${words.product}`}</title>
      <section className="login-card">
        <img className="login-mark" src="/images/icon.svg" alt="" width={48} height={48} />
        <p className="login-product">{words.product}</p>
        <h1>{words.greeting}</h1>
        <Banners {...banners} />
        <form ref={form} onSubmit={onSubmit} onInput={onTyping} noValidate>
          <label htmlFor="login-user">{words.userName}</label>
          <input
            id="login-user"
            name="userName"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
          <PasswordField />
          <button type="submit" className="login-submit" aria-disabled={busy}>
            {busy ? words.busy : words.submit}
          </button>
        </form>
      </section>
      <p className="login-promise">{words.promise}</p>
    </main>
  );
}

interface BannersProps {
  readonly failure: string;
  readonly notice: string;
  readonly kept: string;
}

function Banners({ failure, notice, kept }: BannersProps) {
  return (
    <>
      {failure !== '' && (
        <p className="login-banner" role="alert">
          {failure}
        </p>
      )}
      {notice !== '' && (
        <p className="login-banner login-notice" role="status">
          {notice}
        </p>
      )}
      {kept !== '' && <p className="login-kept">{kept}</p>}
    </>
  );
}

function PasswordField() {
  const words = useWords(authWords);
  const [shown, setShown] = useState(false);
  return (
    <>
      <label htmlFor="login-password">{words.password}</label>
      <div className="login-password">
        <input id="login-password" name="password" type={shown ? 'text' : 'password'} autoComplete="current-password" />
        <button
          type="button"
          aria-label={shown ? words.hide : words.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Eye crossed={shown} />
        </button>
      </div>
    </>
  );
}

function Eye({ crossed }: { readonly crossed: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="M4 4l16 16" strokeLinecap="round" />}
    </svg>
  );
}

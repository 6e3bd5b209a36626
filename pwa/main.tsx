import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource-variable/newsreader/wght.css';
import './styles/fonts.css.ts';
import './styles/theme.css.ts';
import './styles/global.css.ts';
import {RouterProvider} from '@tanstack/react-router';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {must} from '../resume/model/outcome.ts';
import {offerUpdate} from './app/offer-update.ts';
import {router} from './app/router.tsx';
import {showStoredTheme} from './features/appearance/theme.ts';
import {listenForInstall} from './features/install/install-prompt.ts';
import {forgetUser, readSession} from './features/session/current-user.ts';
import {confirmSession} from './features/session/sign-in.ts';
import {watchForUpdates} from './worker/update.ts';

showStoredTheme();
listenForInstall();
if (import.meta.env.PROD) addEventListener('load', () => void watchForUpdates(offerUpdate));
// Someone who comes to sign in and is not remembered is a visitor; the server need not say so.
if (readSession().status === 'loading' && location.pathname.startsWith('/auth')) forgetUser();
else void confirmSession();

function render(): void {
  createRoot(must(document.querySelector('#root'), 'the element #root')).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

// The page's code is there before the first render: React holds back what follows a fallback.
void router.load().then(render, render);

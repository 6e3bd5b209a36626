import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource-variable/newsreader/wght.css';
import './styles/fonts.css.ts';
import './styles/theme.css.ts';
import './styles/global.css.ts';
import {RouterProvider} from '@tanstack/react-router';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {must} from '../resume/model/outcome.ts';
import {router} from './app/router.tsx';
import {showStoredTheme} from './features/appearance/theme.ts';
import {forgetUser, readSession} from './features/session/current-user.ts';
import {confirmSession} from './features/session/sign-in.ts';

showStoredTheme();
// Someone who comes to sign in and is not remembered is a visitor; the server need not say so.
if (readSession().status === 'loading' && location.pathname.startsWith('/auth')) forgetUser();
else void confirmSession();

createRoot(must(document.querySelector('#root'), 'the element #root')).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

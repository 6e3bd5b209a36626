import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import {fallback, object, optional, parse, picklist, string} from 'valibot';
import {ErrorScreen} from './error-screen.tsx';
import type {Verification} from './gate.ts';
import {NotFoundScreen} from './not-found-screen.tsx';
import {Root} from './root.tsx';
import {SignedIn} from './signed-in.tsx';

/** Every address of the app. A screen's code is loaded when its address is opened. */

const root = createRootRoute({component: Root, notFoundComponent: NotFoundScreen});

const AuthSearch = object({
  email: optional(string()),
  code: optional(string()),
  token: optional(string()),
  redirect: optional(string()),
});

/** Everything about getting in is one screen, which reads its task from the address. */
const auth = createRoute({
  getParentRoute: () => root,
  id: 'auth',
  validateSearch: search => parse(AuthSearch, search),
  component: lazyRouteComponent(() => import('../screens/auth/auth-screen.tsx'), 'AuthScreen'),
});

const signedIn = createRoute({getParentRoute: () => root, id: 'signed-in', component: SignedIn});

const SettingsSearch = object({
  tab: fallback(picklist(['account', 'billing', 'credits', 'security']), 'account'),
});
const PaymentSearch = object({session_id: optional(string())});

const authPages = [
  createRoute({getParentRoute: () => auth, path: '/auth', staticData: {title: 'Login'}}),
  createRoute({
    getParentRoute: () => auth,
    path: '/auth/verify',
    staticData: {title: 'Verify your email'},
  }),
  createRoute({
    getParentRoute: () => auth,
    path: '/auth/verify-email',
    staticData: {title: 'Verify your email'},
  }),
  createRoute({
    getParentRoute: () => auth,
    path: '/auth/reset-password',
    staticData: {title: 'Reset password'},
  }),
  createRoute({
    getParentRoute: () => auth,
    path: '/auth/reset-password/$token',
    staticData: {title: 'Reset password'},
  }),
] as const;

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  staticData: {title: 'Dashboard'},
  component: lazyRouteComponent(
    () => import('../screens/dashboard/dashboard-screen.tsx'),
    'DashboardScreen',
  ),
});

const optimise = createRoute({
  getParentRoute: () => signedIn,
  path: '/optimize',
  staticData: {title: 'Optimize Resume'},
  component: lazyRouteComponent(
    () => import('../screens/optimise/wizard-screen.tsx'),
    'WizardScreen',
  ),
});

const jobs = createRoute({
  getParentRoute: () => signedIn,
  path: '/jobs',
  staticData: {title: 'Job Matches'},
  component: lazyRouteComponent(() => import('../screens/jobs/jobs-screen.tsx'), 'JobsScreen'),
});

const resumes = createRoute({
  getParentRoute: () => signedIn,
  path: '/resumes',
  staticData: {title: 'Manage Resumes'},
  component: lazyRouteComponent(
    () => import('../screens/resumes/resumes-screen.tsx'),
    'ResumesScreen',
  ),
});

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings',
  validateSearch: search => parse(SettingsSearch, {tab: 'account', ...search}),
  staticData: {title: 'Settings'},
  component: lazyRouteComponent(
    () => import('../screens/settings/settings-screen.tsx'),
    'SettingsScreen',
  ),
});

const pricing = createRoute({
  getParentRoute: () => signedIn,
  path: '/pricing',
  staticData: {title: 'Pricing Plans'},
  component: lazyRouteComponent(
    () => import('../screens/pricing/pricing-screen.tsx'),
    'PricingScreen',
  ),
});

const paymentSuccess = createRoute({
  getParentRoute: () => signedIn,
  path: '/payment/success',
  validateSearch: search => parse(PaymentSearch, search),
  staticData: {title: 'Payment Successful'},
  component: lazyRouteComponent(
    () => import('../screens/payment/success-screen.tsx'),
    'SuccessScreen',
  ),
});

const paymentCancel = createRoute({
  getParentRoute: () => signedIn,
  path: '/payment/cancel',
  staticData: {title: 'Payment Cancelled'},
  component: lazyRouteComponent(
    () => import('../screens/payment/cancel-screen.tsx'),
    'CancelScreen',
  ),
});

const analyticsTest = createRoute({
  getParentRoute: () => signedIn,
  path: '/analytics-test',
  staticData: {title: 'Analytics Test', verification: 'waived'},
  component: lazyRouteComponent(
    () => import('../screens/analytics-test/analytics-test-screen.tsx'),
    'AnalyticsTestScreen',
  ),
});

const scoreGuide = createRoute({
  getParentRoute: () => signedIn,
  path: '/how-the-score-works',
  staticData: {title: 'How the score works'},
  component: lazyRouteComponent(
    () => import('../screens/score-guide/score-guide-screen.tsx'),
    'ScoreGuideScreen',
  ),
});

const routeTree = root.addChildren([
  auth.addChildren(authPages),
  signedIn.addChildren([
    dashboard,
    optimise,
    jobs,
    resumes,
    settings,
    pricing,
    paymentSuccess,
    paymentCancel,
    analyticsTest,
    scoreGuide,
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultErrorComponent: ErrorScreen,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // Addresses carry text: a code of digits must not turn into a number.
  parseSearch: parseSearchWith(text => text),
  stringifySearch: stringifySearchWith(String),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    title?: string;
    /** Whether the address must be verified to see the page; required unless waived. */
    verification?: Verification;
  }
}

import {Elysia} from 'elysia';
import {deleteRoute} from './features/auth/delete-route.ts';
import {passwordRoute} from './features/auth/password-route.ts';
import {resetRoutes} from './features/auth/reset-routes.ts';
import {registrationRoutes, sessionRoutes} from './features/auth/routes.ts';
import {createReadSession} from './features/auth/sessions.ts';
import {creditRoutes} from './features/credits/routes.ts';
import {downloadRoutes} from './features/downloads/routes.ts';
import {jobRoutes} from './features/jobs/routes.ts';
import {letterRoutes} from './features/letters/routes.ts';
import {optimisationRoutes, optimiseRoutes} from './features/optimisation/routes.ts';
import {completionRoutes, paymentRoutes} from './features/payments/routes.ts';
import {webhookRoute} from './features/payments/webhook.ts';
import {profileRoutes} from './features/profile/routes.ts';
import {resumeRoutes} from './features/resumes/routes.ts';
import {keepBlob} from './features/sync/blobs.ts';
import {syncRoutes} from './features/sync/routes.ts';
import {allMutators, pullSources} from './features.ts';
import {accessLog} from './http/access-log.ts';
import {bodySize, maxRequestBodySize} from './http/body-size.ts';
import {cookieNames} from './http/cookies.ts';
import {csrfGuard} from './http/csrf.ts';
import {devOutbox} from './http/dev-outbox.ts';
import {healthRoutes} from './http/health.ts';
import {problems} from './http/problem.ts';
import {securityHeaders} from './http/security-headers.ts';
import type {Services} from './services/services.ts';

/** The whole HTTP side: the API under /api and the built app everywhere else. */
export function createApp(services: Services) {
  const {env, db, log, now, serveStatic} = services;
  const headers = securityHeaders(env.PUBLIC_URL);
  const names = cookieNames(env.PUBLIC_URL);
  const readSession = createReadSession({db, names, now});
  const auth = {...services, names, readSession};
  const paying = {...auth, publicUrl: env.PUBLIC_URL};
  const sync = {...auth, mutators: allMutators(services.queue), pullSources};

  return new Elysia({serve: {reusePort: false, maxRequestBodySize, idleTimeout: 30}})
    .onRequest(({request, set}) => {
      Object.assign(set.headers, headers);
      if (request.url.includes('/api/')) set.headers['cache-control'] = 'no-store';
    })
    .use(accessLog(log))
    .use(problems(log))
    .use(bodySize())
    .use(csrfGuard({names, publicUrl: env.PUBLIC_URL}))
    .group('/api', api =>
      api
        .use(healthRoutes(services))
        .use(registrationRoutes(auth))
        .use(sessionRoutes(auth))
        .use(resetRoutes(services))
        .use(passwordRoute(auth))
        .use(deleteRoute(auth))
        .use(profileRoutes({...auth, pullSources}))
        .use(resumeRoutes({...auth, keepBlob}))
        .use(jobRoutes(auth))
        .use(optimiseRoutes(auth))
        .use(optimisationRoutes(auth))
        .use(letterRoutes(auth))
        .use(downloadRoutes(auth))
        .use(creditRoutes(auth))
        .use(paymentRoutes(paying))
        .use(completionRoutes(paying))
        .use(webhookRoute(paying))
        .use(syncRoutes(sync)),
    )
    .use(services.mail?.keepsText ? devOutbox(db) : new Elysia())
    .get('/*', ({request, path, status}) => {
      const missing = {message: 'Not found', code: 'not_found'};
      return (path.startsWith('/api/') ? null : serveStatic(request)) ?? status(404, missing);
    });
}

export type App = ReturnType<typeof createApp>;

import {trustedScriptUrl} from './trusted-url.ts';

const checkEveryMs = 60 * 60 * 1_000;

/**
 * Keeps the app's files on this device and tells when a newer build waits. The
 * page goes over to it only when `apply` is called, so nothing typed is lost.
 */
export async function watchForUpdates(onReady: (apply: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await register();
  if (!registration) return;
  if (registration.waiting) onReady(apply(registration.waiting));

  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      // Without a controller this is the first installation, which replaces nothing.
      const replaces = coming.state === 'installed' && navigator.serviceWorker.controller;
      if (replaces) onReady(apply(coming));
    });
  });

  const look = () => void registration.update().catch(ignoreNoNetwork);
  setInterval(look, checkEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

/** Some settings and private windows refuse a worker; the app then works while it is online. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(trustedScriptUrl('/service-worker.js'));
  } catch {
    return null;
  }
}

function apply(waiting: ServiceWorker): () => void {
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    waiting.postMessage({type: 'SKIP_WAITING'});
  };
}

/** The next look may find the network. */
function ignoreNoNetwork(error: unknown): void {
  if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
}

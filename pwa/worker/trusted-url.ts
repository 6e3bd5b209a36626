interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};

const policy = trustedTypes?.createPolicy('sw', {
  createScriptURL(url) {
    if (new URL(url, location.origin).origin !== location.origin) throw new Error('foreign script');
    return url;
  },
});

/**
 * The address of a worker script, in the form that the page's content security
 * policy lets a worker be started from. Only addresses of this origin pass.
 */
export function trustedScriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}

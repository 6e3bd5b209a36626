export const breakpoints = {sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536} as const;

/** Media queries from a width upwards. */
export const above = {
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
} as const;

export const highContrast = '(forced-colors: active)';

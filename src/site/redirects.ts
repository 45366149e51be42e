import addresses from './redirects.json' with { type: 'json' }

/** Old paths and the current path of each. `npm run rename` and `npm run retire` write it, so that published addresses keep working. */
export const redirects: Readonly<Record<string, string>> = addresses

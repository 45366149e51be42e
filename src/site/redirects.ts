import addresses from './redirects.json' with { type: 'json' }

/** Old paths and the current path of each. `npm run rename` and `npm run retire` write the file, so that published addresses keep working. */
export const redirects: Readonly<Record<string, string>> = addresses

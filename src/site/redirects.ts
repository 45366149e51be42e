import addresses from './redirects.json' with { type: 'json' }

/** Old addresses and where they live now: no address that was ever published dies. Key and value are paths. Commands write the file. */
export const redirects: Readonly<Record<string, string>> = addresses

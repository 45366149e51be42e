import { FEATURES_SECTION, folders, routes } from './routes.ts'

/** Old addresses and where they live now: no address that was ever published dies. Key and value are paths. */
export const redirects: Record<string, string> = {
  [folders.features]: `${routes.home}#${FEATURES_SECTION}`,
  [folders.support]: routes.helpCenter,
  [folders.legal]: routes.dataSecurity,
  '/login': routes.customerLogin,
  '/demo': routes.requestDemo,
}

import { type CampaignParameters, campaignFromLanding, campaignFromSearch, campaignFromStorage } from '#src/demoForm/campaign.ts'
import { STORAGE_KEYS } from '#src/specification/interfaceValues.ts'

/**
 * The campaign parameters of this visit. Those of the landing URL are remembered for the session, together with the landing page; newer
 * ones replace older. If storage is blocked, only those of the current URL. Call it at load on every page.
 */
export function rememberCampaign(search: string = location.search): CampaignParameters {
  const current = campaignFromSearch(search)
  try {
    const stored = sessionStorage.getItem(STORAGE_KEYS.campaign)
    if (stored === null || Object.keys(current).length > 0) {
      sessionStorage.setItem(STORAGE_KEYS.campaign, JSON.stringify({ ...current, ...campaignFromLanding(location.pathname) }))
      return current
    }
    return campaignFromStorage(stored)
  } catch {
    return current
  }
}

/** @returns the landing page as a parameter for our own form; nothing if storage is blocked or damaged */
export function readLandingPage(): CampaignParameters {
  try {
    return campaignFromLanding(JSON.parse(sessionStorage.getItem(STORAGE_KEYS.campaign) ?? '{}')?.landing)
  } catch {
    return {}
  }
}

import { type CampaignParameters, campaignFromSearch, campaignFromStorage, landingPage } from '#src/lib/anywhere/form/campaign.ts'
import { STORAGE_KEYS } from '#src/site/interfaceValues.ts'

/**
 * The campaign parameters of this visit: the landing address's, remembered for the session together with the page by
 * which the visit began. Newer ones replace older. Blocked storage: those of the present address only. For page scripts: it has to be
 * asked at load, on every page, and listens to nothing.
 */
export function visitCampaign(search: string = location.search): CampaignParameters {
  const current = campaignFromSearch(search)
  try {
    const stored = sessionStorage.getItem(STORAGE_KEYS.campaign)
    if (stored === null || Object.keys(current).length > 0) {
      sessionStorage.setItem(STORAGE_KEYS.campaign, JSON.stringify({ ...current, ...landingPage(location.pathname) }))
      return current
    }
    return campaignFromStorage(stored)
  } catch {
    return current
  }
}

/** @returns the page by which the visit began, as a parameter for a form of our own; nothing when storage is blocked or damaged */
export function visitLanding(): CampaignParameters {
  try {
    return landingPage(JSON.parse(sessionStorage.getItem(STORAGE_KEYS.campaign) ?? '{}')?.landing)
  } catch {
    return {}
  }
}

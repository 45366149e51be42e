import { campaignFromSearch, campaignFromStorage, type Parameters } from '../../lib/anywhere/campaign'
import { STORAGE_KEYS } from '../../site/interface'

/**
 * The campaign parameters of this visit: the landing address's, remembered for the session. Newer ones replace older.
 * Blocked storage: those of the present address only.
 */
export function visitCampaign(search: string = location.search): Parameters {
  const current = campaignFromSearch(search)
  try {
    if (Object.keys(current).length > 0) {
      sessionStorage.setItem(STORAGE_KEYS.campaign, JSON.stringify(current))
      return current
    }
    return campaignFromStorage(sessionStorage.getItem(STORAGE_KEYS.campaign))
  } catch {
    return current
  }
}

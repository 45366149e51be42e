/** What every page runs: small attribute toggles on finished HTML. */

import { loadAnalytics } from '../analytics/analyticsLoader.client'
import { visitCampaign } from '../shared/visitCampaign.client'
import { connectThemeSwitch } from '../theme/themeSwitch.client'
import { connectCopyLinks } from './copyLink.client'
import { connectRestedLinks } from './prerender/prerender.client'
import { connectPrintAnswers } from './printAnswers.client'
import { connectScrollAreas } from './scrollAreas.client'

visitCampaign()
connectThemeSwitch()
connectCopyLinks()
connectScrollAreas()
connectPrintAnswers()
connectRestedLinks()

// A constant of the build: without analytics nothing of this is left.
if (__ANALYTICS__) loadAnalytics(__ANALYTICS__)

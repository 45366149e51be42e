/** What every page runs: small attribute toggles on finished HTML. */

import { loadAnalytics } from '../analytics/analyticsLoader.client'
import { connectCopyLinks } from '../shared/copyLink.client'
import { openAnswersForPrint } from '../shared/printAnswers.client'
import { connectScrollTables } from '../shared/scrollTables.client'
import { visitCampaign } from '../shared/visitCampaign.client'
import { connectThemeSwitch } from '../theme/themeSwitch.client'

visitCampaign()
connectThemeSwitch()
connectCopyLinks()
connectScrollTables()
openAnswersForPrint()

// A constant of the build: without analytics nothing of this is left.
if (__ANALYTICS__) loadAnalytics(__ANALYTICS__)

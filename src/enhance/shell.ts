/** What every page runs: small attribute toggles on finished HTML. */
import { loadAnalytics } from './analyticsLoader'
import { visitCampaign } from './campaign'
import { connectCopyLinks } from './copyLink'
import { connectThemeSwitch } from './themeSwitch'

visitCampaign()
connectThemeSwitch()
connectCopyLinks()

// A constant of the build: without analytics nothing of this is left.
if (__ANALYTICS__) loadAnalytics(__ANALYTICS__)

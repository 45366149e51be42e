/** Scripts of every page: they change attributes of HTML. */

import { loadAnalytics } from '#src/sections/analytics/analyticsLoader.client.ts'
import { rememberCampaign } from '#src/sections/demo/visitCampaign.client.ts'
import { connectThemeSwitch } from '#src/sections/theme/themeSwitch.client.ts'
import { connectCopyLinks } from './copyLink.client.ts'
import { connectRestedLinks } from './prerender/prerender.client.ts'
import { connectPrintAnswers } from './printAnswers.client.ts'
import { connectScrollAreas } from './scrollAreas.client.ts'

rememberCampaign()
connectThemeSwitch()
connectCopyLinks()
connectScrollAreas()
connectPrintAnswers()
connectRestedLinks()

// A constant of the build, so that without analytics none of this code remains.
if (__ANALYTICS__) loadAnalytics(__ANALYTICS__)

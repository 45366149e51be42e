/** What every page runs: small attribute toggles on finished HTML. */
import { visitCampaign } from './campaign'
import { connectCopyLinks } from './copyLink'
import { connectThemeSwitch } from './themeSwitch'

visitCampaign()
connectThemeSwitch()
connectCopyLinks()

import { takeStart } from './frame/frameStart.client'
import { followTheme } from './frame/frameTheme.client'
import { tellTitle } from './frame/frameTitle.client'
import { reportHeight } from './frame/reportHeight.client'
import { showTopic } from './topic.client'

/** Connects the embedded form to the page around it, for as long as the form is there. */
export function startDemoForm(): void {
  showTopic(location.search)
  followTheme()
  tellTitle()
  // Before the first report: it is what the page around answers with what was begun there.
  takeStart()
  reportHeight()
}

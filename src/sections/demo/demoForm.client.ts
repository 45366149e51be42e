import { takeStart } from './frameStart.client'
import { followTheme } from './frameTheme.client'
import { tellTitle } from './frameTitle.client'
import { reportHeight } from './reportHeight.client'
import { showTopic } from './topic.client'

/** Connects the embedded form to the page around it. */
export function connectDemoForm(): void {
  showTopic(location.search)
  followTheme()
  tellTitle()
  // Before the first report: it is what the page around answers with what was begun there.
  takeStart()
  reportHeight()
}

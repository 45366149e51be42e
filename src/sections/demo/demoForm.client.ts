import { receiveStart } from './frame/frameStart.client'
import { receiveTheme } from './frame/frameTheme.client'
import { sendTitleMark } from './frame/frameTitle.client'
import { reportHeight } from './frame/reportHeight.client'
import { showTopic } from './topic.client'

/** Connects the embedded form to the page around it, for as long as the form is there. */
export function startDemoForm(): void {
  showTopic(location.search)
  receiveTheme()
  sendTitleMark()
  // Before the first report: it is what the page around answers with what was begun there.
  receiveStart()
  reportHeight()
}

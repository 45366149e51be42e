import { connectStartReceiver } from './frame/frameStart.client'
import { connectThemeReceiver } from './frame/frameTheme.client'
import { connectTitleReports } from './frame/frameTitle.client'
import { connectHeightReports } from './frame/reportHeight.client'
import { showTopic } from './topic.client'

/** Connects the embedded form to the page around it, for as long as the form is there. */
export function startDemoForm(): void {
  showTopic(location.search)
  connectThemeReceiver()
  connectTitleReports()
  // Before the first report: it is what the page around answers with what was begun there.
  connectStartReceiver()
  connectHeightReports()
}

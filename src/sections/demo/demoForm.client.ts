import { connectStartReceiver } from './frame/frameStart.client.ts'
import { connectThemeReceiver } from './frame/frameTheme.client.ts'
import { connectTitleReports } from './frame/frameTitle.client.ts'
import { connectHeightReports } from './frame/reportHeight.client.ts'
import { showTopic } from './topic.client.ts'

/** Connects the embedded form to the page around it, for as long as the form is there. */
export function startDemoForm(): void {
  showTopic(location.search)
  connectThemeReceiver()
  connectTitleReports()
  // Before the first report: it is what the page around answers with what was begun there.
  connectStartReceiver()
  connectHeightReports()
}

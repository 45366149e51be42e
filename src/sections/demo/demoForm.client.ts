import { connectStartReceiver } from './frame/frameStart.client.ts'
import { connectThemeReceiver } from './frame/frameTheme.client.ts'
import { connectTitleReports } from './frame/frameTitle.client.ts'
import { connectHeightReports } from './frame/reportHeight.client.ts'
import { showTopic } from './topic.client.ts'

/** Connects the embedded form to the page around it. @returns a function that ends it */
export function connectDemoForm(): () => void {
  showTopic(location.search)
  const ends = [
    connectThemeReceiver(),
    connectTitleReports(),
    // Before the first report, which the page around answers with what a visitor began there.
    connectStartReceiver(),
    connectHeightReports(),
  ]
  return () => {
    for (const end of ends) end()
  }
}

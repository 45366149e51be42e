import { connectStartReceiver } from '../frame/frameStart.client.ts'
import { connectThemeReceiver } from '../frame/frameTheme.client.ts'
import { connectTitleReports } from '../frame/frameTitle.client.ts'
import { connectHeightReports } from '../frame/reportHeight.client.ts'
import { showTopic } from '../topic.client.ts'

/** Connects the embedded form to the page around it. @returns a function that disconnects it */
export function connectDemoForm(): () => void {
  showTopic(location.search)
  const ends = [
    connectThemeReceiver(),
    connectTitleReports(),
    // Before the first height report, because the page answers that with what the visitor has already typed there.
    connectStartReceiver(),
    connectHeightReports(),
  ]
  return () => {
    for (const end of ends) end()
  }
}

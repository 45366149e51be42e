/**
 * The messages between page and the site's own form. A hosted form (formProviders.ts) reports its height and whether to scroll, and
 * gets none.
 *
 *     from   message                      to                          when                                      file
 *     form   identifier|height            any page that frames it     at once, and when its height changes      reportHeight.client.ts
 *     page   title, with a port           the form's origin           when it has spoken, after each load       frameTitle.client.ts
 *     form   true or false                through that port           when its title begins with "Error: "      frameTitle.client.ts
 *     page   start|{…}                    the form's origin           when it has spoken, once                  frameStart.client.ts
 *     page   theme|dark                   the form's origin           when the visitor changes the theme        frameTheme.client.ts
 *
 * The form takes messages of the page around it alone, and the page takes heights alone, of the frame's own window.
 */

import type { CampaignParameters } from '#src/demoForm/campaign.ts'
import { readLandingPage } from '../visitCampaign.client.ts'
import { sendStart } from './frameStart.client.ts'
import { connectThemeSender, themeParameter } from './frameTheme.client.ts'
import { openTitlePort } from './frameTitle.client.ts'

/** What the page tells the site's own form. */
export type OwnForm = {
  /** For its URL. Only our own service learns which page led to a request. */
  readParameters: () => CampaignParameters
  /** Call at each message of the form. @param origin the verified origin of the form; no other origin gets anything */
  answer: (origin: string) => void
  stop: () => void
}

/** @param frame which shows the form @param view the page around it, whose title reports errors */
export function startOwnForm(frame: HTMLIFrameElement, formUrl: string, view: Document): OwnForm {
  const title = openTitlePort(frame, view)
  const stopTheme = connectThemeSender(frame, formUrl)
  return {
    readParameters: () => ({ ...themeParameter(), ...readLandingPage() }),
    answer: (origin) => {
      sendStart(frame, origin)
      title.handOver(origin)
    },
    stop: () => {
      title.stop()
      stopTheme()
    },
  }
}

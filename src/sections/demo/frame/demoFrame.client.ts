/**
 * The demo form's frame: loads the form with the visit's campaign parameters (links to the form's own page get them too), follows the
 * height that the form reports, and offers another way if the form stays silent. Source: specification sections 2, 4 and 7;
 * docs/requirements/clarifications.md, "Demo frame".
 */
import { type CampaignParameters, campaignFromProvider, type ProviderGlobals, withParameters } from '#src/demoForm/campaign.ts'
import { type FormMessage, providerOf } from '#src/demoForm/formProviders.ts'
import { DEMO_FRAME } from '#src/specification/interfaceValues.ts'
import { demoAttributes } from '../demo.attributes.ts'
import { findTopic } from '../findTopic.ts'
import { showTopic } from '../topic.client.ts'
import { rememberCampaign } from '../visitCampaign.client.ts'
import { startFormTimeout } from './formTimeout.client.ts'
import { type OwnForm, startOwnForm } from './ownForm.client.ts'

export type DemoFrameOptions = {
  frame: HTMLIFrameElement
  /** The element around the frame, as tall as the frame. */
  space: HTMLElement
  /** Shown if the form stays silent. */
  fallback: HTMLElement
  /** Text for visitors who see no form, until the form reports itself. */
  missing?: HTMLElement | null
  formUrl: string
  view?: Window & ProviderGlobals
}

/** In px, as high as the form on wide screens. The form may be there without its script, and can still be filled in and sent. */
const SILENT_HEIGHT = 800

/** @returns a function that removes listeners and timers */
export function connectDemoFrame({ frame, space, fallback, missing, formUrl, view = window }: DemoFrameOptions): () => void {
  const provider = providerOf(formUrl)
  const origins = provider.allowedOrigins(formUrl)
  const ownForm = demoAttributes.ownForm.read(frame) === null ? undefined : startOwnForm(frame, formUrl, view.document)
  let pendingHeight: ReturnType<typeof setTimeout> | undefined

  const frameSpace = createFrameSpace(space, frame, view)
  const setHeight = (height: number, mayStayLarger: boolean) => frameSpace.resize(height + DEMO_FRAME.heightAdjustment, mayStayLarger)
  // If the form does not load, the frame shows the browser's error page, so make the frame short.
  const timeout = startFormTimeout(frame, fallback, () => ownForm && frameSpace.resize(SILENT_HEIGHT, true))
  const follow = ({ height, scrolls }: FormMessage) => {
    if (scrolls) frame.scrollIntoView()
    if (height === undefined) return
    clearTimeout(pendingHeight)
    if (scrolls) pendingHeight = setTimeout(() => setHeight(height, false), DEMO_FRAME.scrollDelay)
    else setHeight(height, true)
  }
  const receive = ({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow || !origins.includes(origin)) return
    const message = provider.parse(data, formUrl)
    if (!message) return
    timeout.end()
    // Hidden, but its space is kept, so that nothing moves under a finger that is about to press.
    if (missing) missing.style.visibility = 'hidden'
    ownForm?.answer(origin)
    follow(message)
  }
  view.addEventListener('message', receive)
  // A frame also fires `load` for the browser's error page, so loading alone proves nothing. The site's own form reports itself, so wait
  // for that; a hosted one may never do so.
  if (!ownForm) frame.addEventListener('load', timeout.end)
  const parameters = readFormParameters(view, ownForm)
  frame.src = provider.createAddress(formUrl, parameters)
  // Visitors who open the form on its own page, because they see no frame, get the same parameters.
  for (const link of view.document.querySelectorAll<HTMLAnchorElement>(demoAttributes.formLink.selector))
    link.href = withParameters(formUrl, parameters)

  return () => {
    view.removeEventListener('message', receive)
    frame.removeEventListener('load', timeout.end)
    timeout.stop()
    frameSpace.stop()
    ownForm?.stop()
    clearTimeout(pendingHeight)
  }
}

/** @returns what the form learns of the visit: the topic, the campaign, and what only our own form may know */
const readFormParameters = (view: Window & ProviderGlobals, ownForm: OwnForm | undefined): CampaignParameters => {
  const topic = findTopic(view.location.search)
  return {
    ...(topic ? { topic } : {}),
    ...(campaignFromProvider(view) ?? rememberCampaign(view.location.search)),
    ...ownForm?.readParameters(),
  }
}

/** The frame is a document of its own. On a slow phone it would delay the page's first paint. */
const runAfterPaint = (run: () => void) => (document.hidden ? run() : requestAnimationFrame(() => setTimeout(run)))

/** Loads the form into the frame of the current page, if there is one, after the first paint. @returns a function that ends it */
export function connectPageDemoFrame(): () => void {
  let disconnect = () => {}
  showTopic(location.search)
  const frame = document.querySelector<HTMLIFrameElement>(`iframe${demoAttributes.formUrl.selector}`)
  const space = document.querySelector<HTMLElement>(demoAttributes.frameSpace.selector)
  const fallback = document.querySelector<HTMLElement>(demoAttributes.fallback.selector)
  const missing = document.querySelector<HTMLElement>(demoAttributes.missing.selector)
  const formUrl = frame && demoAttributes.formUrl.read(frame)
  if (frame && space && fallback && formUrl)
    runAfterPaint(() => {
      disconnect = connectDemoFrame({ frame, space, fallback, missing, formUrl })
    })
  return () => disconnect()
}

/**
 * The space in which the frame stands. If the form is shorter than the space, the space shrinks only while that is out of sight, so that
 * nothing below jumps.
 */
type FrameSpace = {
  /** @param mayStayLarger whether the space may stay larger than the frame for now */
  resize: (height: number, mayStayLarger: boolean) => void
  stop: () => void
}

/** @param space the element around the frame, whose least height it sets @returns how to resize both, and how to stop */
function createFrameSpace(space: HTMLElement, frame: HTMLElement, view: Window = window): FrameSpace {
  const giveBack = () => {
    // Shrink only while the bottom of the space is below the viewport: then the content that moves up is not visible yet.
    if (space.getBoundingClientRect().bottom >= view.innerHeight) space.style.minHeight = ''
  }
  const resize = (height: number, mayStayLarger: boolean) => {
    if (mayStayLarger) space.style.minHeight = `${space.offsetHeight}px`
    frame.style.height = `${height}px`
    if (mayStayLarger) giveBack()
    else space.style.minHeight = ''
  }
  view.addEventListener('scroll', giveBack, { passive: true })
  return { resize, stop: () => view.removeEventListener('scroll', giveBack) }
}

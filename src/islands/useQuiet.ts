import { useEffect, useState } from 'react'

/** How long presses may follow each other before their result is read out, in milliseconds. */
const SPEAK_AFTER = 700

/** @returns the text, once it has not changed for a moment: a screen reader must not be talked over */
export function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), SPEAK_AFTER)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}

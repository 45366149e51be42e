import { useEffect, useState } from 'react'
import { SAY_AFTER } from '../lib/anywhere/sayAfter'

/** @returns the text once it has not changed for a moment, so that a screen reader is not interrupted */
export function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), SAY_AFTER)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}

/** @returns whether phones fold a text of a list (ui/PhoneFold.tsx): of longer lists each from the third on, as the titles alone say how it goes */
export const isTextFolded = (index: number, count: number): boolean => count > 4 && index > 1

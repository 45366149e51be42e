/** A placeholder for a picture of the product, for parts that have one beside their text. */
export const SpecimenPicture = () => (
  <div aria-hidden="true" className="specimen-picture">
    a picture
  </div>
)

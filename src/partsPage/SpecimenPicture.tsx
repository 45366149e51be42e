/** Stands in for a picture of the product, which a part has beside its words. */
export const SpecimenPicture = () => (
  <div aria-hidden="true" className="specimen-picture">
    a picture
  </div>
)

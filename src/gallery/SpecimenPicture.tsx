/** A placeholder for a picture of the product beside a component's text. */
export const SpecimenPicture = () => (
  <div aria-hidden="true" className="specimen-picture">
    a picture
  </div>
)

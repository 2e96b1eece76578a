import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/top-graphic-services'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/top-graphic-services')({
  staticData: {
    title: 'Top Graphic Services',
    summary:
      'Graphic work for manufacturers: sectional views from CAD, data sheets, catalogs, and trade show panels, with files and rights agreed beforehand.',
    service: {
      number: 'S-08',
      card: 'Sectional views, data sheets, catalogs, and trade show panels from your CAD data.',
    },
  },
  component: TopGraphicServices,
})

function TopGraphicServices() {
  return (
    <ServicePage
      plate={plate}
      tagline="Drawings, data sheets, and panels that show how the product works."
      lead="Over the years a product range collects data sheets in three layouts, two shades of blue, and one obsolete logo. Purchasing lays them beside those of a competitor and wonders what else is out of date. Our designers draw and lay out technical products, so that a valve or a press brake is understood without its sales engineer."
      offer="We begin with the item you need first. Format, number of correction rounds, and ownership of the files are agreed in the offer, along with the price."
      features={[
        {
          name: 'Views from CAD',
          text: 'A STEP file becomes an exploded, sectional, or isometric view whose item numbers match the parts list. You name the geometry that must not be shown, and it is removed before anything is drawn.',
        },
        {
          name: 'Data sheet template',
          text: 'Order code, dimensions, performance data, and approvals have the same place on each sheet. You get the template as well, on request in a program your engineering office already uses.',
        },
        {
          name: 'Catalogs and price lists',
          text: (
            <>
              Tables are set from an export of your enterprise resource planning (
              <abbr title="enterprise resource planning">ERP</abbr>) system, so no article number is typed a second
              time. A proof that marks the rows changed since the previous edition is available on request.
            </>
          ),
        },
        {
          name: 'Trade show panels',
          text: 'Walls and machine labels are laid out on the booth builder’s dimensioned plan, panel joints included. Letter height follows from the distance to the aisle.',
        },
        {
          name: 'Honest retouching',
          text: 'Cables, oil marks, and reflections may go; a missing guard is never painted in. You get cutouts and full scenes for print and web, in files named by part number.',
        },
        {
          name: 'Originals and rights',
          text: 'You get print PDFs and web formats; vector originals and a list of typefaces with their licenses come on request. Your right to use, alter, and reprint, with its duration and territory, is stated in the order.',
        },
      ]}
      closing={{
        heading: 'Lay five data sheets side by side',
        text: 'Choose sheets from different years and look for the order code, the units, and the address. If you have to hunt for them, a template is the first job. If not, we would start with the drawings.',
      }}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:drawing/top-graphic-services'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/top-graphic-services')({
  staticData: {
    title: 'Top Graphic Services',
    summary:
      'Graphic work for manufacturers: sectional views from CAD, data sheets, catalogues and trade show panels, delivered with originals and rights.',
    service: {
      number: 'S-08',
      card: 'Sectional views, data sheets, catalogues and trade show panels from your CAD data.',
    },
  },
  component: TopGraphicServices,
})

function TopGraphicServices() {
  return (
    <ServicePage
      plate={plate}
      claim="Drawings, data sheets and stands that show how the product works."
      lead="Over the years a product range collects data sheets in three layouts, two shades of blue and one obsolete logo. Purchasing lays them beside those of a competitor and wonders what else is out of date. Our designers draw and lay out technical products, so that a valve or a press brake is understood without its sales engineer."
      offer="Each item can be ordered alone. Format, number of correction rounds and ownership of the files are agreed at the outset, in the same document as the price."
      features={[
        {
          name: 'Views from CAD',
          text: 'A STEP file becomes an exploded, sectional or isometric view whose item numbers match the parts list. Geometry you want to protect is removed first, and you see the simplified model before it is drawn.',
        },
        {
          name: 'Data sheet template',
          text: 'Order code, dimensions, performance data and approvals keep the same place on each sheet. The template is built in a program your technical office already has, and the next sheet can be made without us.',
        },
        {
          name: 'Catalogues and price lists',
          text: 'Tables are set from an ERP export, and no article number is typed a second time. Rows that differ from the previous edition are marked in the proof; those are the ones to check.',
        },
        {
          name: 'Trade show panels',
          text: 'Walls and machine labels are drawn to the stand builder’s dimensioned plan, with bleed and panel joints shown. Letter height follows from the distance to the aisle, and both measurements are noted on the drawing.',
        },
        {
          name: 'Honest retouching',
          text: 'Cables, oil marks and reflections may go; a missing guard is never painted in. Cut-outs and full scenes are supplied for print and web, with file names that begin with the part number.',
        },
        {
          name: 'Originals and rights',
          text: 'Vector originals, print PDFs and web formats are handed over with a list of typefaces and their licences. The order states your right to use, alter and reprint, including its duration and territory.',
        },
      ]}
      closing={{
        heading: 'Lay five data sheets side by side',
        text: 'Choose sheets from different years and look for the order code, the units and the address. If you have to hunt for them, a template is the first job. If not, we would start with the drawings.',
      }}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/top-graphic-services'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/top-graphic-services')({
  staticData: {
    title: 'Top Graphic Services',
    summary:
      'Graphic work for manufacturers: sectional views from CAD, data sheets, catalogues and trade show panels, with originals and rights agreed.',
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
      offer="Begin with the item that is needed first. Format, number of correction rounds and ownership of the files should be agreed at the outset, in the same document as the price."
      features={[
        {
          name: 'Views from CAD',
          text: 'A STEP file becomes an exploded, sectional or isometric view whose item numbers match the parts list. Tell us which geometry must be removed first, and ask to see the simplified model before it is drawn.',
        },
        {
          name: 'Data sheet template',
          text: 'Order code, dimensions, performance data and approvals keep the same place on each sheet. Ask for the template in a program your technical office already has, and the next sheet can be made without us.',
        },
        {
          name: 'Catalogues and price lists',
          text: 'Where tables are set from an ERP export, no article number is typed a second time. Have the rows that differ from the previous edition marked in the proof; those are the ones to check.',
        },
        {
          name: 'Trade show panels',
          text: 'Walls and machine labels depend on the stand builder’s dimensioned plan, so send us the one with panel joints shown. Letter height follows from the distance to the aisle; have both measurements noted on the drawing.',
        },
        {
          name: 'Honest retouching',
          text: 'Cables, oil marks and reflections may go; a missing guard must never be painted in. Order cut-outs and full scenes for print and web, with file names that begin with the part number.',
        },
        {
          name: 'Originals and rights',
          text: 'Ask for vector originals, print PDFs and web formats, with a list of typefaces and their licences. The order should state your right to use, alter and reprint, including its duration and territory.',
        },
      ]}
      closing={{
        heading: 'Lay five data sheets side by side',
        text: 'Choose sheets from different years and look for the order code, the units and the address. If you have to hunt for them, a template is the first job. If not, we would start with the drawings.',
      }}
    />
  )
}

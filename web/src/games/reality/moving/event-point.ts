import type { Point } from '../../../board/space/points'
import type { Floor } from '../model/floor'

/** The place of the table where a pointer is. `drawing`: any element in the units of the floor. */
export function pointOfEvent({ clientX, clientY }: MouseEvent, drawing: SVGGraphicsElement, floor: Floor): Point {
  const [x, y] = floor.pointAt(new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM()?.inverse()))
  return { x, y }
}

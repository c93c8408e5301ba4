## El saldo

balance-title = Saldo
balance-available = Disponible
balance-pending = Pendiente de confirmación: { $amount }. No forma parte del saldo disponible.
balance-top-up = Recargar
balance-top-up-text = Una recarga no alquila nada. Se abona tras la confirmación en la red, por lo que haya llegado.
balance-amount = Importe
balance-amount-missing = Elige uno de los cuatro importes.
balance-lines = Movimientos
balance-no-lines = Todavía no hay movimientos.
balance-date = Fecha
balance-reason = Concepto
balance-after = Saldo después
balance-top-ups = Recargas
balance-reason-order = Pedido pagado
balance-reason-refund = Pedido anulado, importe devuelto
balance-reason-second = Segundo pago de algo ya pagado
balance-reason-top-up = Recarga
balance-reason-excess = Pagado de más
